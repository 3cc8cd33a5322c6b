import { http, HttpResponse } from "msw";

const colours = ["#0a7d5a", "#8a4b06", "#3450c8", "#7a2e8e"];

/** The logos of the communities, which images request from the network. One community has none. */
export const communityLogos = http.get("*/api/communities/:id/logo", ({ params }) => {
  const number = Number(String(params["id"]).slice(-2));
  if (number % 5 === 4) return new HttpResponse(null, { status: 404 });
  const fill = colours[number % colours.length];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="${fill}"/></svg>`;
  return new HttpResponse(picture, { headers: { "content-type": "image/svg+xml" } });
});
