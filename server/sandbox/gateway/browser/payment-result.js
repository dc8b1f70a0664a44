const result = JSON.parse(document.getElementById('result').textContent);
window.parent.postMessage({ type: 'sandbox-payment', result }, location.origin);
