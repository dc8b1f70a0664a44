/** The Fair Trade Commission's page about a business; the law wants a link to it beside the registration number. */
export function businessCheckUrl(registrationNumber: string): string {
  const digits = registrationNumber.replaceAll(/\D/g, '');
  return `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${digits}`;
}
