// Stands in for Kakao's SDK: the calls that the shop makes of it to sign in.
(() => {
  const path = '/sandbox/social/kakao/auth';
  const base = new URL(document.currentScript.src).origin;
  let key = '';
  window.Kakao = {
    isInitialized: () => key !== '',
    init(given) {
      key = given;
    },
    Auth: {
      authorize({ redirectUri, state, scope, nonce, prompts }) {
        const query = new URLSearchParams({
          ...{ response_type: 'code', client_id: key, redirect_uri: redirectUri, state, nonce },
          scope: scope.replaceAll(',', ' '),
          ...(prompts && { prompt: prompts }),
        });
        location.assign(`${base}${path}?${query}`);
      },
    },
  };
})();
