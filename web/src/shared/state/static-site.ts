/** Whether this is the page without a server, which any web host can serve (`make static`). */
export const STATIC = import.meta.env.MODE === "static";
