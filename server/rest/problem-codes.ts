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
