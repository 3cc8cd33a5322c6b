// The platform's web server ends a connection that rests for two seconds, and a call that goes out at that moment fails, as
// it would not in a browser, which sends it again. So each call gets a connection of its own.
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  request.headers.set("Connection", "close");
  return send(request);
};
