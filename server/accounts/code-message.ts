import type { Message } from '#server/messages/message.ts';
import type { Locale } from '#src/shared/locale.ts';

export type CodePurpose = 'SIGN_UP' | 'SIGN_UP_EMAIL' | 'PHONE_CHANGE' | 'PASSWORD_RESET';

type Recipient = { readonly purpose: CodePurpose; readonly target: string; readonly locale: Locale };

/** The text that is sent to the phone or the email address that a code proves. */
export function codeMessage({ purpose, target, locale }: Recipient, code: string): Message {
  const common = { locale, recipient: target } as const;
  switch (purpose) {
    case 'SIGN_UP':
      return { ...common, channel: 'sms', kind: 'SIGN_UP_CODE', text: phoneTexts[locale](code) };
    case 'SIGN_UP_EMAIL':
      return { ...common, channel: 'email', kind: 'SIGN_UP_EMAIL_CODE', ...signUpTexts[locale](code) };
    case 'PHONE_CHANGE':
      return { ...common, channel: 'sms', kind: 'PHONE_CODE', text: phoneTexts[locale](code) };
    case 'PASSWORD_RESET':
      return { ...common, channel: 'email', kind: 'PASSWORD_RESET_CODE', ...resetTexts[locale](code) };
  }
}

const phoneTexts: Readonly<Record<Locale, (code: string) => string>> = {
  ko: (code) => `[꾸밈] 인증번호 ${code}\n3분 안에 입력해 주세요. 다른 사람에게 알려 주지 마세요.`,
  en: (code) => `[kkumim] Your code is ${code}\nEnter it within 3 minutes, and tell it to nobody.`,
};

const signUpTexts: Readonly<Record<Locale, (code: string) => { subject: string; text: string }>> = {
  ko: (code) => ({
    subject: `[꾸밈] 이메일 인증번호 ${spaced(code)}`,
    text: `이메일 인증번호: ${spaced(code)}\n\n회원가입 화면에 10분 안에 입력해 주세요. 가입하신 적이 없다면 이 메일은 무시하셔도 돼요. 인증번호 없이는 이 주소로 가입할 수 없어요.`,
  }),
  en: (code) => ({
    subject: `[kkumim] Your code is ${spaced(code)}`,
    text: `Code for your email address: ${spaced(code)}\n\nEnter it on the sign-up page within 10 minutes. If you are not signing up, ignore this email: nobody can use this address without the code.`,
  }),
};

const resetTexts: Readonly<Record<Locale, (code: string) => { subject: string; text: string }>> = {
  ko: (code) => ({
    subject: '[꾸밈] 비밀번호 재설정 코드',
    text: `비밀번호 재설정 코드: ${spaced(code)}\n\n10분 안에 입력해 주세요. 요청하지 않으셨다면 이 메일은 무시하셔도 돼요. 비밀번호는 그대로예요.`,
  }),
  en: (code) => ({
    subject: '[kkumim] Code to reset your password',
    text: `Code to reset your password: ${spaced(code)}\n\nEnter it within 10 minutes. If you did not request it, ignore this email: your password stays as it is.`,
  }),
};

/** Eight letters are copied more easily in two groups; what is entered may have them or not. */
const spaced = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The person may have been somebody else: the owner has to hear of it. */
export function passwordChangedMessage(recipient: string, locale: Locale): Message {
  const texts = {
    ko: {
      subject: '[꾸밈] 비밀번호가 변경되었어요',
      text: '꾸밈 비밀번호가 변경되어 다른 기기에서 모두 로그아웃되었어요.\n\n직접 변경하지 않으셨다면 로그인 화면의 ‘비밀번호 찾기’로 바로 새 비밀번호를 정해 주세요.',
    },
    en: {
      subject: '[kkumim] Your password was changed',
      text: 'Your kkumim password was changed, and you were logged out on all other devices.\n\nIf it was not you, choose “Forgot password?” on the login page now and set a new one.',
    },
  } as const;
  return { channel: 'email', kind: 'PASSWORD_CHANGED', locale, recipient, ...texts[locale] };
}
