// Stands in for Apple's script: the calls that the shop makes of it.
(() => {
  const path = '/sandbox/social/apple/auth';
  const base = new URL(document.currentScript.src).origin;
  let settings = {};
  window.AppleID = {
    auth: {
      init(given) {
        settings = given;
      },
      async signIn() {
        const { clientId, scope, redirectURI, state, nonce } = settings;
        const query = new URLSearchParams({
          ...{ response_type: 'code', response_mode: 'form_post', client_id: clientId },
          ...{ scope: `openid ${scope}`, redirect_uri: redirectURI, state, nonce },
        });
        location.assign(`${base}${path}?${query}`);
      },
    },
  };
})();
