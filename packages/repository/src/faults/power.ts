/** Switches a repository off and on. Switching off loses the responses of running requests. */
export interface Power {
  readonly isOn: () => boolean;
  /** Breaks every open connection, and each new one until `start`. Running requests are still handled. */
  stop(): void;
  start(): void;
  /** Answers a request. `Response.error()` stands for a broken connection. */
  around(handle: () => Promise<Response>): Promise<Response>;
}

export function createPower(): Power {
  let isOn = true;
  let cut: () => void = () => {};
  let outage = createOutage();

  function createOutage(): Promise<Response> {
    return new Promise((resolve) => {
      cut = () => resolve(Response.error());
    });
  }

  return {
    isOn: () => isOn,
    stop() {
      isOn = false;
      cut();
    },
    start() {
      isOn = true;
      outage = createOutage();
    },
    async around(handle) {
      return isOn ? Promise.race([handle(), outage]) : Response.error();
    },
  };
}
