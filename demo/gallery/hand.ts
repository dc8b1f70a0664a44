const [skin, shade] = ['#e8bd9d', '#c9926e'];

const soft =
  '<filter id="h8" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="8"/></filter>';

/** A hand from behind and below: what is held comes between palm and fingers. */
export const palm = `${soft}<path d="M300 1010 C 296 900 270 800 268 700 C 266 600 300 520 360 500 L 660 500 C 724 520 760 600 752 700 C 742 800 700 900 690 1010 Z" fill="${skin}"/><path d="M560 1010 C 600 900 660 820 690 700 C 720 600 700 520 660 500 C 724 520 760 600 752 700 C 742 800 700 900 690 1010 Z" fill="${shade}" opacity=".5" filter="url(#h8)"/>`;

/** Four finger tips around the left edge and the thumb on the right, where the thing is from `left` to `right`. */
export function fingers(left: number, right: number): string {
  const tips = [
    { y: 470, reach: 62 },
    { y: 560, reach: 72 },
    { y: 648, reach: 66 },
    { y: 728, reach: 50 },
  ].map(
    ({ y, reach }) =>
      `<path d="M${left - 40} ${y - 36} C ${left} ${y - 42} ${left + reach} ${y - 34} ${left + reach} ${y} C ${left + reach} ${y + 34} ${left} ${y + 40} ${left - 40} ${y + 40} Z" opacity=".3" filter="url(#h8)" transform="translate(6 10)"/>` +
      `<path d="M${left - 42} ${y - 36} C ${left} ${y - 42} ${left + reach} ${y - 34} ${left + reach} ${y} C ${left + reach} ${y + 34} ${left} ${y + 40} ${left - 42} ${y + 40} C ${left - 56} ${y + 20} ${left - 56} ${y - 20} ${left - 42} ${y - 36} Z" fill="${skin}"/>` +
      `<path d="M${left - 42} ${y + 40} C ${left} ${y + 40} ${left + reach} ${y + 34} ${left + reach} ${y} C ${left + reach - 14} ${y + 22} ${left} ${y + 26} ${left - 48} ${y + 26} Z" fill="${shade}" opacity=".55"/>` +
      `<path d="M${left + reach - 30} ${y - 15} C ${left + reach - 8} ${y - 16} ${left + reach - 4} ${y - 8} ${left + reach - 5} ${y} C ${left + reach - 4} ${y + 8} ${left + reach - 10} ${y + 14} ${left + reach - 30} ${y + 13} Z" fill="#fff" opacity=".34"/>`,
  );
  const thumb = `M${right + 62} 900 C ${right + 74} 780 ${right + 60} 660 ${right + 6} 560 C ${right - 18} 520 ${right - 66} 540 ${right - 54} 590 C ${right - 36} 660 ${right - 30} 740 ${right - 10} 850 Z`;
  return (
    soft +
    tips.join('') +
    `<path d="${thumb}" opacity=".3" filter="url(#h8)" transform="translate(6 12)"/><path d="${thumb}" fill="${skin}"/><path d="M${right + 62} 900 C ${right + 74} 780 ${right + 60} 660 ${right + 6} 560 C ${right + 40} 680 ${right + 36} 780 ${right + 20} 880 Z" fill="${shade}" opacity=".5"/><path d="M${right - 40} 566 C ${right - 36} 540 ${right - 8} 544 ${right + 4} 570 C ${right + 10} 590 ${right + 12} 606 ${right + 6} 612 C ${right - 14} 610 ${right - 30} 604 ${right - 40} 566 Z" fill="#fff" opacity=".3"/>`
  );
}
