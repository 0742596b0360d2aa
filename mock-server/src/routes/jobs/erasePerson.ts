import type { Collections, ErasureRecord } from '../../data/records';
import { translate } from '../../messages/translate';
import type { Writer } from '../../store/port';
import { sendMessage } from '../outbox/sendMessage';
import { issueCertificate } from '../borrower/privacy/certificate';
import { planErasure } from '../borrower/privacy/erasurePlan';

/**
 * Erases a person's data, notifies the person, and stores the certificate with the request. The rest
 * identifies nobody: figures of applications and leads, and the consents, which must stay provable.
 */
export async function erasePerson(
  writer: Writer<Collections>,
  { id, user_id, language, reference }: Readonly<ErasureRecord>,
  jobRun: string,
): Promise<void> {
  const user = await writer.get('users', user_id);
  const steps = await planErasure(writer, user_id);
  for (const step of steps) await step.run(writer);
  const certificate = issueCertificate(reference, jobRun, steps);
  await writer.update('erasures', id, {
    status: 'done',
    done_at: certificate.erased_at,
    certificate,
  });
  if (!user) return;
  await sendMessage(writer, {
    kind: 'erasure',
    to: user.sign_in,
    text: translate(language, 'erasure_text', { reference }),
  });
}
