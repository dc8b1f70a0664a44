import type { Result } from '#server/platform/result.ts';
import { hasPasswordForm } from '#src/shared/contracts/account-fields.ts';

export type PasswordProblem = 'password-format' | 'password-mismatch' | 'password-common';

type NewPassword = {
  readonly password: string;
  readonly repeated: string;
  readonly email: string;
};

/** The rules for a password before it is hashed. */
export function checkPassword({ password, repeated, email }: NewPassword): Result<null, PasswordProblem> {
  if (!hasPasswordForm(password)) return { ok: false, problem: 'password-format' };
  if (password !== repeated) return { ok: false, problem: 'password-mismatch' };
  return isGuessedFirst(password, email)
    ? { ok: false, problem: 'password-common' }
    : { ok: true, value: null };
}

/** Whether it is among what is tried first: breached ones, rows of keys, repetitions, and the member's own address. */
function isGuessedFirst(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  // `Password2024!` is `password` with an ending that everybody adds.
  const core = lower.replace(/[^a-z0-9]/g, '');
  const letters = core.replace(/\d/g, '');
  const [local = ''] = email.toLowerCase().split('@');
  if (new Set(core).size < 4) return true;
  if (breached.has(core) || (words.has(letters) && core.length < 14)) return true;
  if (/^(.{1,4})\1+$/.test(core)) return true;
  if (local.length >= 4 && core.replace(/\d+$/, '') === local.replace(/[^a-z0-9]/g, '').replace(/\d+$/, ''))
    return true;
  return keyRows.some(
    (row) => row.includes(core) || (row.includes(core.replace(/\d+$/, '')) && letters.length >= 4),
  );
}

const keyRows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
  'zaq12wsxcde34rfv',
];

/** Behind or before digits they are guessed with the first thousands. */
const words = new Set(
  `password passwd passw pass admin administrator welcome login master hello letmein iloveyou love lovely princess
  dragon monkey shadow sunshine football baseball soccer superman batman michael jordan jessica ashley daniel charlie
  thomas andrew joshua george summer winter spring autumn flower cookie chocolate computer internet samsung apple google
  naver kakao daum korea seoul busan hangul corea test tester testing guest user root temp changeme default secret
  sarang saranghae tkfkd tkfkdgo qwer qwerty qwert qwertz asdf asdfgh zxcv zxcvbn abc abcd abcde aaaa aaa qwe asd zxc
  rhkdtn dkssud dkssudgktpdy whdgdk gksrmf alsgh ghkdlxld chlrh kkumim kumim ggumim rnala`.split(/\s+/),
);

/** Taken from published lists of breached passwords: those with letters and digits that the rules above do not know. */
const breached = new Set(
  `trustno1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 qazwsx123 qwe123qwe asd123asd 123qweasd 123qwe123 123abc123
  abc123abc a123456789 a12345678 123456789a 12345678a 1234567a aa123456 aa12345678 ab123456 qq123456 123456aa 123456ab
  123456qq 1234qwer 1234asdf 12345qwert 123456qwerty p4ssw0rd pa55word passw0rd p4ssword pa55w0rd l3tm31n adm1n123 g00gle12
  michael1 jordan23 charlie1 superman1 ilove123 iloveyou1 monkey123 dragon123 football1 baseball1 princess1 sunshine1
  asdf1234 asdfasdf1 qwer1234 qwerqwer1 zxcv1234 abcd1234 a1234567 a1b2c3d4 5201314a woaini1314 n0password r00tpass
  fuckyou1 starwars1 pokemon1 naruto123 computer1 mustang1 access14 corvette1 ferrari1 mercedes1 yamaha12 chelsea1
  arsenal1 liverpool1 barcelona1 juventus1 realmadrid1 manutd99 ronaldo7 messi10a zxcvbnm1 zxcvbnm123 qwertyuiop1
  qwerty123 qwerty12345 1password 1password1 password1 password12 password123 password1234 welcome1 welcome123 admin1234
  test1234 tkfkdgo1 tkfkd1004 love1004 angel1004 1004love wjdghk12 gksrnr12 eogksalsrnr1 vktmdnjem1 dlswmd12 qlalfqjsgh1`.split(
    /\s+/,
  ),
);
