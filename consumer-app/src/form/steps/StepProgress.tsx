import styles from '../form.module.css';
import type { FormTexts } from '../useFormTexts';

interface Props {
  steps: readonly string[];
  step: string;
  words: FormTexts;
}

/** Says which of its steps a form has reached, in words and as a bar. */
export function StepProgress({ steps, step, words: { text } }: Props) {
  const at = steps.indexOf(step);
  return (
    <div className={styles['progress']}>
      <p>{text('step', { step: at + 1, steps: steps.length })}</p>
      <span aria-hidden="true">
        {steps.map((id, index) => (
          <span key={id} data-done={index <= at} />
        ))}
      </span>
    </div>
  );
}
