type Problem = { readonly status: number; readonly ko: string; readonly en: string };

/**
 * Why a call is refused, in words for shoppers. A contract names the codes of its handler. Only the server loads the table:
 * a refusal carries its text, and the storefront shows it unchanged.
 */
// biome-ignore format: one code per line reads as a table
export const problems = {
  // Any call
  COMMON_ERROR: { status: 500, ko: '오류가 발생했습니다. 잠시 후 다시 시도해주세요.', en: 'An error has occurred. Please try again in a moment.' },
  VALIDATION: { status: 400, ko: '입력한 내용을 다시 확인해주세요.', en: 'Please check what you entered.' },
  NO_ACCESS: { status: 403, ko: '접근 권한이 없습니다.', en: 'You do not have access.' },
  NOT_FOUND: { status: 404, ko: '요청하신 내용을 찾을 수 없습니다.', en: 'What you are looking for is not here.' },
  METHOD_NOT_ALLOWED: { status: 405, ko: '지원하지 않는 요청입니다.', en: 'This request is not supported.' },
  PAYLOAD_TOO_LARGE: { status: 413, ko: '보내신 내용이 너무 큽니다.', en: 'What you sent is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, ko: '지원하지 않는 형식입니다.', en: 'This format is not supported.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, ko: '이미 보내신 요청과 내용이 다릅니다. 화면을 새로고침한 후 다시 시도해주세요.', en: 'This differs from a request you already sent. Please reload the page and try again.' },
  RATE_LIMITED: { status: 429, ko: '요청이 많습니다. 잠시 후 다시 시도해주세요.', en: 'Too many requests. Please try again shortly.' },
  DAILY_LIMIT: { status: 429, ko: '오늘은 더 이상 이용할 수 없습니다. 내일 다시 시도해주세요.', en: 'You have reached the limit for today. Please try again tomorrow.' },
  OVERLOADED: { status: 503, ko: '접속이 많아 잠시 후 다시 시도해주세요.', en: 'The shop is very busy. Please try again shortly.' },

  // Signing in and up
  AUTH_REQUIRED: { status: 401, ko: '로그인 후 이용해주세요.', en: 'Please log in first.' },
  AUTH_INVALID_CREDENTIAL: { status: 401, ko: '아이디와 비밀번호를 다시 확인해주세요.', en: 'Please double check your ID and password.' },
  SOCIAL_NOT_REGISTERED: { status: 404, ko: '가입되지 않은 계정입니다. 회원가입을 진행하시겠습니까?', en: 'You are not registered. Proceed with membership?' },
  SOCIAL_EMAIL_TAKEN: { status: 409, ko: '이미 가입된 이메일입니다. 기존에 가입하신 방법으로 로그인해주세요.', en: 'This email is already registered. Please log in the way you signed up.' },
  SOCIAL_EXPIRED: { status: 410, ko: '인증 시간이 지났어요. 처음부터 다시 시도해주세요.', en: 'This took too long. Please start again.' },
  SOCIAL_LINKED: { status: 409, ko: '이미 회원에게 연결된 소셜 계정입니다.', en: 'This social account already belongs to a member.' },
  SOCIAL_OTHER_ACCOUNT: { status: 403, ko: '이 회원에게 연결된 소셜 계정이 아닙니다.', en: 'This is not the social account that you linked.' },
  SOCIAL_LAST: { status: 409, ko: '마지막 로그인 방법은 해제할 수 없습니다. 먼저 비밀번호를 만들어주세요.', en: 'This is your only way to log in. Please set a password first.' },
  DUPLICATE_ID: { status: 409, ko: '이미 사용 중인 아이디입니다.', en: 'This ID is already in use.' },
  DUPLICATE_NICKNAME: { status: 409, ko: '이미 사용 중인 닉네임입니다.', en: 'This nickname is already in use.' },
  ID_FORMAT: { status: 422, ko: '아이디는 이메일 형식이어야 합니다.', en: 'The ID must be an email address.' },
  PASSWORD_FORMAT: { status: 422, ko: '비밀번호는 영문과 숫자를 포함해 8자 이상이어야 합니다.', en: 'Use at least 8 characters with letters and digits.' },
  PASSWORD_COMMON: { status: 422, ko: '많이 사용되어 위험한 비밀번호입니다. 다른 비밀번호를 입력해주세요.', en: 'Many people use this password, so it is easy to guess. Please choose another one.' },
  PASSWORD_MISMATCH: { status: 422, ko: '비밀번호가 일치하지 않습니다.', en: 'The passwords do not match.' },
  PHONE_NOT_VERIFIED: { status: 422, ko: '인증이 완료되지 않았습니다.', en: 'Verification is not complete.' },
  EMAIL_NOT_VERIFIED: { status: 422, ko: '이메일 인증을 완료해주세요.', en: 'Please verify your email address.' },
  CODE_MISMATCH: { status: 400, ko: '인증번호가 일치하지 않습니다.', en: 'The codes do not match.' },
  CODE_EXPIRED: { status: 410, ko: '인증 시간이 만료되었습니다. 인증번호를 다시 요청해주세요.', en: 'The code has expired. Please request a new one.' },
  CODE_TOO_MANY: { status: 429, ko: '인증 시도 횟수를 초과했습니다. 잠시 후 다시 시도해주세요.', en: 'Too many verification attempts. Please try again later.' },
  TERMS_REQUIRED: { status: 422, ko: '약관에 동의해주세요.', en: 'Please agree to the terms.' },
  SIGN_UP_UNAVAILABLE: { status: 503, ko: '지금은 회원가입을 할 수 없습니다. 잠시 후 다시 시도해주세요.', en: 'You cannot sign up right now. Please try again in a moment.' },
  AGE_LIMIT: { status: 422, ko: '만 14세 이상만 가입할 수 있습니다.', en: 'You must be at least 14 years old.' },
  REAUTHENTICATION_REQUIRED: { status: 403, ko: '안전을 위해 비밀번호를 다시 입력해주세요.', en: 'To be safe, please enter your password again.' },
  WITHDRAW_SELLER: { status: 409, ko: '작가·브랜드 회원은 판매 정산이 끝난 후 1:1 문의로 탈퇴를 신청해주세요.', en: 'As an artist or a brand, please ask us by 1:1 inquiry to close your account once your sales are settled.' },
  ADVERTISING_REQUIRED: { status: 422, ko: '야간 수신은 광고성 정보 수신에 동의한 뒤 선택할 수 있습니다.', en: 'Please agree to advertising first, then to the night.' },
  WITHDRAW_OPEN_ORDERS: { status: 409, ko: '진행 중인 주문이나 교환/반품이 있습니다. 모두 완료된 후 탈퇴하실 수 있습니다.', en: 'You still have open orders or claims. You can close your account once they are completed.' },

  // Products and the cart
  OPTION_DUPLICATED: { status: 409, ko: '이미 선택된 옵션입니다.', en: 'This option is already selected.' },
  OUT_OF_STOCK: { status: 409, ko: '품절된 상품입니다.', en: 'This product is sold out.' },
  PRODUCT_SUSPENDED: { status: 410, ko: '판매가 중지된 상품입니다.', en: 'Sales of this product are suspended.' },
  CART_FULL: { status: 409, ko: '장바구니가 가득 찼습니다. 담아둔 상품을 정리한 후 다시 담아주세요.', en: 'Your cart is full. Please remove some items and try again.' },

  // Orders and payments
  ORDER_NOT_FOUND: { status: 404, ko: '주문 정보가 없습니다.', en: 'Order information is missing.' },
  PRICE_CHANGED: { status: 409, ko: '주문 금액이 변경되었습니다. 다시 확인해주세요.', en: 'The price has changed. Please check again.' },
  REQUIRED_AGREEMENT: { status: 422, ko: '필수 약관에 동의해주세요.', en: 'Please check the required agreement.' },
  DELIVERY_NOT_AVAILABLE: { status: 422, ko: '배송이 어려운 지역입니다. 다른 배송지를 입력해주세요.', en: 'We cannot deliver to this address. Please enter another one.' },
  ADDRESS_LIMIT: { status: 409, ko: '배송지를 더 저장할 수 없습니다. 사용하지 않는 배송지를 삭제해주세요.', en: 'You cannot save any more addresses. Please delete one you no longer use.' },
  TOO_MANY_OPEN_ORDERS: { status: 409, ko: '입금을 기다리는 주문이 많습니다. 입금하거나 취소하신 후 다시 주문해주세요.', en: 'Several of your orders await a deposit. Please pay or cancel one, then order again.' },
  PAYMENT_METHOD_REQUIRED: { status: 422, ko: '결제수단을 선택해주세요.', en: 'Please choose how to pay.' },
  PAYMENT_METHOD_UNAVAILABLE: { status: 422, ko: '지금은 사용할 수 없는 결제수단입니다. 다른 결제수단을 선택해주세요.', en: 'This payment method is not available now. Please choose another one.' },
  PAYMENT_FAILED: { status: 402, ko: '결제에 실패했습니다.', en: 'Payment failed.' },
  PAYMENT_AMOUNT_MISMATCH: { status: 409, ko: '결제 금액이 일치하지 않아 결제가 취소되었습니다.', en: 'The amount did not match; the payment was canceled.' },

  // After the order
  ORDER_STATE_CONFLICT: { status: 409, ko: '주문 상태가 변경되어 처리할 수 없습니다. 주문 내역을 다시 확인해주세요.', en: 'The order has changed in the meantime. Please check its current status.' },
  TRACKING_NUMBER_INVALID: { status: 422, ko: '택배사와 송장번호를 확인해주세요.', en: 'Please check the carrier and the tracking number.' },
  ORDER_CANCEL_NOT_ALLOWED: { status: 409, ko: '제작이 시작된 상품은 취소할 수 없습니다.', en: 'Production has started; this item cannot be canceled.' },
  REFUND_ACCOUNT_REQUIRED: { status: 422, ko: '환불받을 계좌를 입력해주세요.', en: 'Please enter a refund account.' },
  REFUND_UNAVAILABLE: { status: 409, ko: '지금은 환불을 처리할 수 없습니다. 1:1 문의로 알려주시면 도와드리겠습니다.', en: 'We cannot give money back right now. Please send us an inquiry and we will help you.' },
  CLAIM_PERIOD_OVER: { status: 409, ko: '교환/반품 신청 기간이 지났습니다.', en: 'The exchange/return period is over.' },
  CLAIM_ALREADY_OPEN: { status: 409, ko: '이미 취소/교환/반품 신청이 접수된 상품입니다.', en: 'You have already requested a cancellation, exchange or return of this item.' },
  CLAIM_NOT_ALLOWED: { status: 409, ko: '교환/반품을 신청할 수 없는 상품입니다. 1:1 문의로 알려주시면 도와드리겠습니다.', en: 'This item cannot be exchanged or returned. Please contact us by 1:1 inquiry.' },
  CLAIM_PHOTO_REQUIRED: { status: 422, ko: '상품 상태를 확인할 수 있는 사진을 올려주세요.', en: 'Please add photos that show what is wrong with the item.' },
  CLAIM_STATE_CONFLICT: { status: 409, ko: '처리 상태가 변경되었습니다. 신청 내역을 다시 확인해주세요.', en: 'Your request has moved on in the meantime. Please check its current status.' },
  EXCHANGE_OUT_OF_STOCK: { status: 409, ko: '교환하실 옵션이 품절되었습니다. 반품으로 신청해주세요.', en: 'The option you want is sold out. Please request a return instead.' },
  REVIEW_EXISTS: { status: 409, ko: '이미 작성한 리뷰가 있습니다.', en: 'You already have a written review.' },
  REVIEW_NOT_ALLOWED: { status: 403, ko: '리뷰는 배송이 완료된 상품에만, 작성 기간 안에 남기실 수 있습니다.', en: 'You can review an item you bought once it is delivered, within the review period.' },
  REVIEW_LENGTH: { status: 422, ko: '리뷰 글자 수를 확인해주세요.', en: 'Please check the length of your review.' },
  REVIEW_EDIT_OVER: { status: 409, ko: '리뷰를 수정할 수 있는 기간이 지났습니다.', en: 'The time to edit this review is over.' },
  REVIEW_BLIND: { status: 409, ko: '운영 정책에 따라 가려진 리뷰는 수정할 수 없습니다.', en: 'A review that was hidden by the shop cannot be edited.' },

  // Inquiries
  INQUIRY_ANSWERED: { status: 409, ko: '이미 답변이 등록된 문의입니다.', en: 'This inquiry has already been answered.' },
  INQUIRY_TOO_LONG: { status: 422, ko: '문의 내용이 너무 깁니다. 내용을 줄여 다시 시도해주세요.', en: 'Your inquiry is too long. Please shorten it and try again.' },
  PHOTO_LIMIT: { status: 422, ko: '사진을 더 올릴 수 없습니다. 사진 수를 줄여 다시 시도해주세요.', en: 'There are too many photos. Please remove some and try again.' },

  // Coupons, points and the wallet
  COUPON_CODE_INVALID: { status: 404, ko: '쿠폰 번호를 확인해주세요.', en: 'Please check the coupon number.' },
  COUPON_ALREADY_ISSUED: { status: 409, ko: '이미 발급받은 쿠폰입니다.', en: 'This coupon has already been issued.' },
  COUPON_EXHAUSTED: { status: 410, ko: '쿠폰이 모두 소진되었습니다.', en: 'The coupons have run out.' },
  COUPON_TOO_MANY_TRIES: { status: 429, ko: '쿠폰 번호를 여러 번 잘못 입력했습니다. 10분 뒤에 다시 시도해주세요.', en: 'The coupon number was wrong too many times. Please try again in 10 minutes.' },
  COUPON_LOCKED: { status: 409, ko: '다른 주문에서 사용 중인 쿠폰입니다.', en: 'This coupon is being used in another order.' },
  COUPON_NOT_APPLICABLE: { status: 422, ko: '이 주문에는 사용할 수 없는 쿠폰입니다.', en: 'This coupon cannot be used for this order.' },
  POINT_INSUFFICIENT: { status: 409, ko: '사용 가능한 적립금을 초과했습니다.', en: 'You do not have enough points.' },
  WALLET_EMAIL_EXISTS: { status: 409, ko: '이미 생성된 이메일입니다.', en: 'This email has already been created.' },
  WALLET_CREDENTIAL_MISMATCH: { status: 401, ko: '이메일 또는 비밀번호가 일치하지 않습니다.', en: 'The email or password does not match.' },
  WALLET_ALREADY_CONNECTED: { status: 409, ko: '이미 연결된 지갑입니다.', en: 'This wallet is already connected.' },
  WALLET_UNAVAILABLE: { status: 503, ko: '지갑 서비스가 응답하지 않습니다. 잠시 후 다시 시도해주세요.', en: 'The wallet service does not respond. Please try again in a moment.' },

  // Push messages
  PUSH_ENDPOINT_INVALID: { status: 422, ko: '이 브라우저의 알림 주소를 사용할 수 없습니다.', en: 'The push address of this browser cannot be used.' },
  PUSH_KEY_CHANGED: { status: 409, ko: '알림 설정이 바뀌었습니다. 다시 시도해주세요.', en: 'The settings for notifications have changed. Please try again.' },
  PUSH_SUBSCRIPTION_UNKNOWN: { status: 404, ko: '등록되지 않은 기기입니다.', en: 'This device is not registered.' },
  PUSH_TOPIC_IMPOSSIBLE: { status: 422, ko: '알림을 신청할 수 없는 대상입니다.', en: 'Notifications are not available for this.' },

  // Images
  IMAGE_URL_INVALID: { status: 400, ko: '이미지 주소가 올바르지 않습니다.', en: 'The image address is not valid.' },
  IMAGE_NOT_FOUND: { status: 404, ko: '이미지를 찾을 수 없습니다.', en: 'The image could not be found.' },
  IMAGE_TOO_LARGE: { status: 413, ko: '이미지 용량이 너무 큽니다.', en: 'The image is too large.' },
  IMAGE_BROKEN: { status: 422, ko: '이미지를 읽을 수 없습니다.', en: 'The image cannot be read.' },
  UPLOAD_TYPE: { status: 415, ko: 'JPG, PNG, WebP 형식의 사진만 올릴 수 있습니다.', en: 'Only JPG, PNG and WebP photos can be uploaded.' },
  UPLOAD_HEIC: { status: 415, ko: 'HEIC 사진은 올릴 수 없습니다. JPG로 바꾼 후 다시 올려주세요.', en: 'HEIC photos cannot be uploaded. Please convert the photo to JPG and try again.' },
  UPLOAD_DIMENSIONS: { status: 422, ko: '가로와 세로가 각각 50~12,000px이고 4천만 화소를 넘지 않는 사진을 올려주세요.', en: 'Please upload a photo of 50 to 12,000 px along each edge and at most 40 megapixels.' },
  UPLOAD_LIMIT: { status: 409, ko: '올려두고 사용하지 않은 사진이 많습니다. 하루가 지나면 정리되니 나중에 다시 시도해주세요.', en: 'You have uploaded many photos without using them. They are removed after a day; please try again later.' },
  GRAPHIC_DIMENSIONS: { status: 422, ko: '가로와 세로가 각각 1,000~12,000px이고 4천만 화소를 넘지 않는 그래픽을 올려주세요.', en: 'Please upload a graphic of 1,000 to 12,000 px along each edge and at most 40 megapixels.' },
  UPLOAD_STORAGE: { status: 409, ko: '올려주신 사진의 보관 공간이 가득 찼습니다. 고객센터로 문의해주세요.', en: 'The space for your photos is full. Please contact customer service.' },
  GRAPHIC_LIMIT: { status: 409, ko: '검토를 기다리는 그래픽이 20개입니다. 검토가 끝난 후 다시 올려주세요.', en: 'Your 20 submitted graphics are waiting for approval. Please submit more after that.' },
  IMAGE_UNREACHABLE: { status: 502, ko: '이미지를 불러오지 못했습니다.', en: 'The image could not be loaded.' },
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof problems;
