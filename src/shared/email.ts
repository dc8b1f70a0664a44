const maxLength = 254;

/** As in most shops: ASCII letters only, and a domain with a dot. A schema library would weigh more than this line. */
const pattern = /^[\w+-]+(\.[\w+-]+)*@[a-z\d]+([.-][a-z\d]+)*\.[a-z]{2,}$/i;

/** The ID of a member is an e-mail address; spaces around it do no harm. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= maxLength && pattern.test(email);
}
