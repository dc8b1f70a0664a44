/** The artist and the brand whose demo accounts sign in. */
export const demoArtistAccount = 'nyangbo';
export const demoBrandAccount = 'mudeon';

/** Brands and the artists whose graphics their pages show. */
export const collaborations: Readonly<Record<string, readonly string[]>> = {
  mudeon: ['nyangbo', 'oweol', 'good-morning-club', 'dotgrim', 'dalbam', 'jiwoo'],
  neuru: ['dudo', 'monandol', 'mallang', 'hojak', 'gyeoul', 'saegim'],
  pomok: ['pulip', 'monandol', 'nyangbo', 'hojak', 'sepyeong', 'hanseon', 'saegim'],
  omok: ['pulip', 'good-morning-club', 'nyangbo', 'dudo', 'sepyeong', 'gyeoul', 'hanseon'],
  ttalkkak: ['mallang', 'dotgrim', 'dalbam', 'sepyeong', 'chrome'],
  hanbeol: ['dudo', 'dotgrim', 'good-morning-club', 'hojak', 'chrome'],
  dodam: ['mallang', 'nyangbo', 'jiwoo', 'gyeoul'],
  saecham: ['dudo', 'oweol', 'good-morning-club', 'saegim', 'hanseon'],
  byeotnwi: ['monandol', 'pulip', 'dudo', 'hojak', 'hanseon', 'sepyeong'],
  kkeujeok: ['oweol', 'pulip', 'mallang', 'sepyeong', 'hanseon'],
  gori: ['nyangbo', 'dotgrim', 'mallang', 'chrome', 'dalbam', 'jiwoo'],
  deulsum: ['good-morning-club', 'monandol', 'pulip', 'saegim', 'gyeoul'],
};
