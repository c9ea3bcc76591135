// Writes a Brotli-compressed copy next to every text file of the built page, so that the server need not compress.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const PAGE = "../src/lucchetto/server/page";
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

for (const name of readdirSync(PAGE, { recursive: true })) {
  if (/\.(js|css|html|svg|webmanifest)$/.test(name)) {
    const path = join(PAGE, name);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), options));
  }
}
