import { mobilePattern } from '#src/shared/contracts/account-fields.ts';
import { isEmail } from '#src/shared/email.ts';
import type { Locale } from '#src/shared/locale.ts';

type Common = {
  /** The kind of message, for instance SIGN_UP_CODE; a provider of alimtalk finds its template by it. */
  readonly kind: string;
  readonly locale: Locale;
  readonly recipient: string;
  /** Plain text, written by the feature in the language of `locale`. */
  readonly text: string;
};

export type Email = Common & { readonly channel: 'email'; readonly subject: string };
/** SMS or alimtalk: the provider decides. The recipient is a Korean mobile number in digits. */
type TextMessage = Common & { readonly channel: 'sms' };
export type Message = Email | TextMessage;
export type Channel = Message['channel'];

const maxSubjectLength = 200;
// An LMS, the longest text message of Korean providers, holds 2,000 bytes.
const maxTextBytes = { email: 100_000, sms: 2_000 } as const satisfies Record<Channel, number>;

/** Whether it can be sent as it is. A line break in an address or a subject could add headers or recipients. */
export function isWellFormed(message: Message): boolean {
  if (!/^[A-Z][A-Z_]{0,63}$/.test(message.kind)) return false;
  if (!isText(message.text) || Buffer.byteLength(message.text) > maxTextBytes[message.channel]) return false;
  switch (message.channel) {
    case 'email':
      return isOneAddress(message.recipient) && isOneLine(message.subject);
    case 'sms':
      return new RegExp(mobilePattern).test(message.recipient);
  }
}

// The database stores neither NUL nor half a character.
const isText = (text: string) => text.length > 0 && text.isWellFormed() && !text.includes('\0');

const isOneAddress = (text: string) => isEmail(text) && /^[!-~]+$/.test(text) && !/[,;<>"]/.test(text);

const isOneLine = (text: string) =>
  isText(text) && text.length <= maxSubjectLength && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
