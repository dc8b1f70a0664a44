type ProblemText = { readonly status: number; readonly message: string; readonly message_en: string };

/** What can go wrong in words a shopper understands. The storefront shows them as they are. */
export const problemCodes = {
  COMMON_ERROR: {
    status: 500,
    message: '오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
    message_en: 'An error has occurred. Please try again in a moment.',
  },
  VALIDATION: {
    status: 400,
    message: '입력한 내용을 다시 확인해주세요.',
    message_en: 'Please check what you entered.',
  },
  AUTH_REQUIRED: {
    status: 401,
    message: '로그인 후 이용해주세요.',
    message_en: 'Please log in first.',
  },
  NOT_FOUND: {
    status: 404,
    message: '요청하신 내용을 찾을 수 없습니다.',
    message_en: 'What you are looking for is not here.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: '지원하지 않는 요청입니다.',
    message_en: 'This request is not supported.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: '보내신 내용이 너무 큽니다.',
    message_en: 'What you sent is too large.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: '지원하지 않는 형식입니다.',
    message_en: 'This format is not supported.',
  },
  RATE_LIMITED: {
    status: 429,
    message: '요청이 많습니다. 잠시 후 다시 시도해주세요.',
    message_en: 'Too many requests. Please try again shortly.',
  },
  OVERLOADED: {
    status: 503,
    message: '접속이 많아 잠시 후 다시 시도해주세요.',
    message_en: 'The shop is very busy. Please try again shortly.',
  },
  PUSH_ENDPOINT_INVALID: {
    status: 422,
    message: '이 브라우저의 알림 주소를 사용할 수 없습니다.',
    message_en: 'The push address of this browser cannot be used.',
  },
  PUSH_KEY_CHANGED: {
    status: 409,
    message: '알림 설정이 바뀌었습니다. 다시 시도해주세요.',
    message_en: 'The settings for notifications have changed. Please try again.',
  },
  PUSH_SUBSCRIPTION_UNKNOWN: {
    status: 404,
    message: '등록되지 않은 기기입니다.',
    message_en: 'This device is not registered.',
  },
  PUSH_TOPIC_IMPOSSIBLE: {
    status: 422,
    message: '알림을 신청할 수 없는 대상입니다.',
    message_en: 'Notifications are not available for this.',
  },
  ADVERTISING_REQUIRED: {
    status: 422,
    message: '야간 수신은 광고성 정보 수신에 동의한 뒤 선택할 수 있습니다.',
    message_en: 'Please agree to advertising first, then to the night.',
  },
  IMAGE_URL_INVALID: {
    status: 400,
    message: '이미지 주소가 올바르지 않습니다.',
    message_en: 'The image address is not valid.',
  },
  IMAGE_NOT_FOUND: {
    status: 404,
    message: '이미지를 찾을 수 없습니다.',
    message_en: 'The image could not be found.',
  },
  IMAGE_TOO_LARGE: {
    status: 413,
    message: '이미지 용량이 너무 큽니다.',
    message_en: 'The image is too large.',
  },
  IMAGE_BROKEN: {
    status: 422,
    message: '이미지를 읽을 수 없습니다.',
    message_en: 'The image cannot be read.',
  },
  IMAGE_UNREACHABLE: {
    status: 502,
    message: '이미지를 불러오지 못했습니다.',
    message_en: 'The image could not be loaded.',
  },
} as const satisfies Record<string, ProblemText>;

export type ProblemCode = keyof typeof problemCodes;
