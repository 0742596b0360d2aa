import type { StepId } from './profileSteps';
import { STEPS } from './profileSteps';
import { useTexts } from '../../common/i18n';
import styles from './profile.module.css';
import { profileTexts } from './texts';

/** How far a phone's one-section-a-page form has come. */
export function StepProgress({ step }: { step: StepId }) {
  const text = useTexts(profileTexts);
  const number = STEPS.indexOf(step) + 1;
  return (
    <div className={styles['progress']}>
      <p>{text('step', { step: number, steps: STEPS.length })}</p>
      <span aria-hidden="true">
        {STEPS.map((id, index) => (
          <span key={id} data-done={index < number} />
        ))}
      </span>
    </div>
  );
}
