// Stands in for PortOne's script of V1.
(() => {
  const frame = import('/sandbox/payment-frame.js');
  let impCode = '';

  async function requestPay(request, callback) {
    const { isPhone, openSession, showFrame } = await frame;
    const isRedirect = isPhone() && Boolean(request.m_redirect_url);
    const session = await openSession('/sandbox/v1/sessions', {
      ...request,
      impCode,
      m_redirect_url: isRedirect ? request.m_redirect_url : null,
    });
    const failed = { success: false, imp_uid: null, merchant_uid: request.merchant_uid };
    if (!session.ok) return callback({ ...failed, error_code: session.code, error_msg: session.code });
    if (isRedirect) return location.assign(session.url);
    const result = await showFrame(session.url);
    if (result) return callback({ ...result, success: result.imp_success });
    callback({ ...failed, error_code: 'PAY_PROCESS_CANCELED', error_msg: '사용자가 결제를 취소하였습니다.' });
  }

  window.IMP = {
    init(code) {
      impCode = code;
    },
    request_pay(request, callback) {
      void requestPay(request, callback);
    },
  };
})();
