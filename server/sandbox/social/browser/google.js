// Stands in for Google's script: the call that the shop makes of it.
(() => {
  const path = '/sandbox/social/google/auth';
  const base = new URL(document.currentScript.src).origin;
  window.google = {
    accounts: {
      oauth2: {
        initCodeClient({ client_id, scope, redirect_uri, state }) {
          const query = new URLSearchParams({ response_type: 'code', client_id, scope, redirect_uri, state });
          return { requestCode: () => location.assign(`${base}${path}?${query}`) };
        },
      },
    },
  };
})();
