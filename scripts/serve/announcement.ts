/** Returns the text to print when the server is ready at `url`. Other tools wait for its last line, so keep it. */
export function announcement(url: string): string {
  return `
  Borrower   ${url}/
  Admin      ${url}/admin
  Partner    ${url}/partner
  Outbox     ${url}/dev/outbox      (the codes that would have been sent)
  API        ${url}/api/openapi.json

  Demo accounts
  admin, role 1       admin@demo.in / Admin@123
  admin, role 2       reports@demo.in / Admin@123
  admin, role 3       telecalling@demo.in / Admin@123
  partner TOPCLIND    partner@demo.in / Partner@123
  a second partner    second@demo.in / Partner@123
  borrower            9876543210, profile filled in; the code is in the outbox
  new borrower        any other mobile number or e-mail

ready ${url}`;
}
