import { Failure } from '../../ui';
import type { FormOutline } from '../spec/formSpec';
import type { FormTexts } from '../useFormTexts';

interface Props {
  form: FormOutline;
  words: FormTexts;
  busy: boolean;
  /** Why the last submission failed, kept during a retry; '' if it did not fail. */
  failure: string;
}

/** Says that the answers were not sent, and why. */
export function SendFailure({ form, words, busy, failure }: Props) {
  const { text, own } = words;
  if (!failure) return null;
  return (
    <Failure
      pending={busy}
      title={form.failed ? own('failed') : text('save_failed')}
      text={text('save_failed_text', { reason: failure })}
    />
  );
}
