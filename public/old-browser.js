// The page loads it in a browser that is too old for the shop, see index.html: it must be ES5.
(function () {
  var agent = navigator.userAgent;
  var isKorean = /^ko/i.test(navigator.language || '');
  // An iPad has the user agent of a Mac, but no Mac has a touch screen.
  var isIos = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1);
  var isAndroid = /Android/.test(agent);
  var isInApp = /KAKAOTALK|NAVER\(inapp|Instagram|FBAN|FBAV|\bLine\/|DaumApps|BAND\/|; wv\)/i.test(agent);

  /** Opens this page in the browser of the phone. */
  function externalAddress() {
    if (/KAKAOTALK/i.test(agent))
      return 'kakaotalk://web/openExternal?url=' + encodeURIComponent(location.href);
    if (/\bLine\//i.test(agent)) {
      return location.pathname + location.search + (location.search ? '&' : '?') + 'openExternalBrowser=1';
    }
    return (
      'intent://' +
      location.host +
      location.pathname +
      location.search +
      '#Intent;scheme=' +
      location.protocol.replace(':', '') +
      ';end'
    );
  }

  function storeAddress() {
    var name = /SamsungBrowser/.test(agent)
      ? 'com.sec.android.app.sbrowser'
      : /Firefox/.test(agent)
        ? 'org.mozilla.firefox'
        : 'com.android.chrome';
    return 'https://play.google.com/store/apps/details?id=' + name;
  }

  function say(korean, english) {
    return isKorean ? korean : english;
  }

  function advice() {
    // All browsers of iOS have its engine.
    if (isIos)
      return say(
        '꾸밈은 iOS 16.4 이상에서 쓸 수 있어요. 설정 > 일반 > 소프트웨어 업데이트에서 업데이트해 주세요.',
        'Kkumim needs iOS 16.4 or newer. Update it in Settings > General > Software Update.',
      );
    if (isAndroid && isInApp)
      return say(
        '이 앱 안에서는 꾸밈을 쓸 수 없어요. Chrome 111이나 삼성 인터넷 22 이상에서 열어 주세요. 버튼을 눌러도 열리지 않으면 메뉴에서 ‘다른 브라우저로 열기’를 눌러 주세요.',
        'Kkumim does not work inside this app. Open it in Chrome 111, Samsung Internet 22 or newer. If the button does nothing, choose “Open in another browser” in the menu.',
      );
    if (isAndroid)
      return say(
        '꾸밈은 Chrome 111, 삼성 인터넷 22, Firefox 115 이상에서 쓸 수 있어요. 브라우저를 업데이트해 주세요.',
        'Kkumim needs Chrome 111, Samsung Internet 22, Firefox 115 or newer. Please update your browser.',
      );
    return say(
      '꾸밈은 Chrome 111, Edge 111, Firefox 115, Safari 16.4 이상에서 쓸 수 있어요. 브라우저를 업데이트해 주세요.',
      'Kkumim needs Chrome 111, Edge 111, Firefox 115, Safari 16.4 or newer. Please update your browser.',
    );
  }

  function element(name, text, style) {
    var node = document.createElement(name);
    node.textContent = text;
    node.style.cssText = style;
    return node;
  }

  function show() {
    var link;
    var notice = element(
      'div',
      '',
      'padding:16px;background:#ffd84d;color:#17171a;font:15px/22px sans-serif',
    );
    notice.setAttribute('role', 'alert');
    notice.lang = say('ko', 'en');
    notice.appendChild(
      element('strong', say('브라우저가 너무 오래되었어요', 'This browser is too old'), 'display:block'),
    );
    notice.appendChild(element('p', advice(), 'margin:4px 0 0;word-break:keep-all'));
    if (isAndroid) {
      link = element(
        'a',
        isInApp
          ? say('다른 브라우저로 열기', 'Open in another browser')
          : say('브라우저 업데이트하기', 'Update the browser'),
        'display:inline-block;margin-top:8px;padding:11px 16px;border-radius:8px;background:#17171a;color:#fff;font-weight:700;text-decoration:none',
      );
      link.href = isInApp ? externalAddress() : storeAddress();
      notice.appendChild(link);
    }
    document.body.insertBefore(notice, document.body.firstChild);
  }

  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show);
})();
