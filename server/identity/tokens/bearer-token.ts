/** @returns the token of an `Authorization` header; null when there is none of that kind */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer +([\w.~+/=-]+) *$/i.exec(header ?? '')?.[1] ?? null;
}
