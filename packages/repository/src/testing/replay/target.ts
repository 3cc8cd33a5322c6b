/** Who answers a replay: the embedded repository, or a running platform. */
export interface Target {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Where it is, as `https://repository.example`. */
  readonly host: string;
  /** Where its store keeps files, in the place of `https://store.example/rdm`. */
  readonly store: string;
  /** The bearer token of a person of the recordings. */
  readonly tokenOf: (person: string) => string;
}
