/** Whether a repository runs at all: stopped in the middle of calls, it loses their answers. */
export interface Power {
  readonly isOn: () => boolean;
  /** Breaks every connection that is open, and each new one until `start`. What a call had begun is done all the same. */
  stop(): void;
  start(): void;
  /** Answers a call; `Response.error()` stands for a connection that broke. */
  around(handle: () => Promise<Response>): Promise<Response>;
}

export function createPower(): Power {
  let isOn = true;
  let cut: () => void = () => {};
  let outage = nextOutage();

  function nextOutage(): Promise<Response> {
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
      outage = nextOutage();
    },
    async around(handle) {
      return isOn ? Promise.race([handle(), outage]) : Response.error();
    },
  };
}
