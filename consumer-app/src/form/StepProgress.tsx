import { useTexts } from '../language/i18n';
import styles from './form.module.css';
import { formTexts } from './texts';

/** How far a phone's one-section-a-page form has come. */
export function StepProgress({ step, steps }: { step: string; steps: readonly string[] }) {
  const text = useTexts(formTexts);
  const number = steps.indexOf(step) + 1;
  return (
    <div className={styles['progress']}>
      <p>{text('step', { step: number, steps: steps.length })}</p>
      <span aria-hidden="true">
        {steps.map((id, index) => (
          <span key={id} data-done={index < number} />
        ))}
      </span>
    </div>
  );
}
