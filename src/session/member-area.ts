const openToAll = ['faq', 'notice', 'about-us'];

/** The path rule of the access guard, letter for letter: 'mypage' anywhere in the path, unless one of three words is. */
export function needsLogin(path: string): boolean {
  return path.includes('mypage') && !openToAll.some((word) => path.includes(word));
}
