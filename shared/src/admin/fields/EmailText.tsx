import { Fragment } from 'react';

/** An e-mail address that a narrow card breaks before the @ rather than within a word. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?=@)/u).map((part) => (
    <Fragment key={part}>
      {part.startsWith('@') && <wbr />}
      {part}
    </Fragment>
  ));
}
