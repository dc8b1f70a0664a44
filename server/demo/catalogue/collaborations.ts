/** The artist and the brand whose demo accounts sign in. */
export const demoArtistAccount = 'nyangbo';
export const demoBrandAccount = 'mudeon';

/** Brands and the artists whose graphics their pages show. */
export const collaborations: Readonly<Record<string, readonly string[]>> = {
  mudeon: ['nyangbo', 'oweol', 'good-morning-club', 'dotgrim'],
  neuru: ['dudo', 'monandol', 'mallang'],
  pomok: ['pulip', 'monandol', 'nyangbo'],
  omok: ['pulip', 'good-morning-club', 'nyangbo', 'dudo'],
  ttalkkak: ['mallang', 'dotgrim'],
};
