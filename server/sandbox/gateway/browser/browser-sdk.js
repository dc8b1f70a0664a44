// Stands in for PortOne's script of V2, which `@portone/browser-sdk` loads.
(() => {
  const frame = import('/sandbox/payment-frame.js');

  window.PortOne = {
    async requestPayment(request) {
      const { isPhone, openSession, showFrame } = await frame;
      const { paymentId } = request;
      const isRedirect = request.forceRedirect === true || isPhone();
      const session = await openSession('/sandbox/v2/sessions', {
        ...request,
        redirectUrl: isRedirect ? request.redirectUrl : null,
      });
      const failed = { transactionType: 'PAYMENT', paymentId, txId: '' };
      if (!session.ok) return { ...failed, code: session.code, message: session.code };
      if (isRedirect) {
        location.assign(session.url);
        return new Promise(() => {});
      }
      const result = await showFrame(session.url);
      if (result) return result;
      return {
        ...failed,
        code: 'FAILURE_TYPE_PG',
        pgCode: 'PAY_PROCESS_CANCELED',
        message: '사용자가 결제를 취소하였습니다.',
      };
    },
  };
})();
