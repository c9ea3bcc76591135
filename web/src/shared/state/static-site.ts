/** Whether this is the build for static hosting, which needs no Lucchetto server (`make static`). */
export const STATIC = import.meta.env.MODE === "static";
