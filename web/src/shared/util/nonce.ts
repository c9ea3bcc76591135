// Validates nonces, the players' contributions to the dice. tests/data/nonces.json tests this rule and the server's.
const NONCE = /^(?:[0-9a-f]{2}){8,32}$/;
const NONCE_OF_SCHEME_1 = /^(?:[0-9a-f]{2})+$/;

/** 8 to 32 bytes in lower-case hexadecimal digits, and nothing else. */
export function isNonce(text: string): boolean {
  return NONCE.test(text);
}

/** Whether a proof of scheme 1 may contain this nonce: any number of whole bytes. */
export function isNonceOfScheme1(text: string): boolean {
  return NONCE_OF_SCHEME_1.test(text);
}

/** The position of the first character that no nonce contains, from 1; null if only the length is wrong. */
export function wrongCharacter(text: string): number | null {
  const at = [...text].findIndex((character) => !/[0-9a-f]/.test(character));
  return at < 0 ? null : at + 1;
}
