/**
 * The release of Kakao's JavaScript SDK that shares by KakaoTalk. The hash is the one that Kakao publishes for it, so
 * that another script at this address is not run in pages that hold tokens.
 */
export const kakaoSdk = {
  url: 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js',
  integrity: 'sha384-DKYJZ8NLiK8MN4/C5P2dtSmLQ4KwPaoqAfyA/DfmEc1VDxu4yyC7wy6K1Hs90nka',
} as const;
