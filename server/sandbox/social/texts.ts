/** The texts that the pages of the sandbox say. The shop's own translations do not hold it: it is no part of the storefront. */
export const texts = {
  ko: {
    title: (provider: string) => `샌드박스 ${provider} 로그인`,
    notice: '연습용 로그인 화면이에요. 실제 계정은 사용하지 않아요.',
    legend: '누구로 로그인할까요?',
    noEmail: '이메일 제공 안 함',
    accept: '동의하고 계속하기',
    refuse: '취소',
    gone: '이미 끝났거나 너무 오래된 로그인 화면이에요. 쇼핑몰에서 다시 시도해 주세요.',
    back: '쇼핑몰로 돌아가기',
    names: { kakao: '카카오', naver: '네이버', google: '구글', apple: '애플', line: '라인' },
  },
  en: {
    title: (provider: string) => `Sandbox ${provider} login`,
    notice: 'A login to practise with. No real account is used.',
    legend: 'Who are you?',
    noEmail: 'no email shared',
    accept: 'Agree and continue',
    refuse: 'Cancel',
    gone: 'It is done already, or too old. Please try again in the shop.',
    back: 'Back to the shop',
    names: { kakao: 'Kakao', naver: 'Naver', google: 'Google', apple: 'Apple', line: 'LINE' },
  },
} as const;
