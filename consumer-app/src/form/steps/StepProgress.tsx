import { useTexts } from '../../language/i18n';
import styles from '../form.module.css';
import { formTexts } from '../texts';

/** Shows the current step of a form that has one section a step, as on a phone. */
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
