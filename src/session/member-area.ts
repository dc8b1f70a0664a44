const publicTerms = ['faq', 'notice', 'about-us'];

/** The path rule of the specification, to the letter: 'mypage' anywhere in the path, unless it contains a public term. */
export function needsLogin(path: string): boolean {
  return path.includes('mypage') && !publicTerms.some((term) => path.includes(term));
}
