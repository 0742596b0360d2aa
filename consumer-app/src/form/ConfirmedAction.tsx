import { Button, ConfirmDialog, notify } from '@marketplace/shared/ui';
import { type ComponentProps, useState } from 'react';
import { Failure } from '../ui';
import styles from './form.module.css';
import { useSubmit } from './useSubmit';

interface Props extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'wide' | 'aria-label'
> {
  /** The text of the button, and of the one that confirms. */
  label: string;
  question: Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'text' | 'destructive'>;
  act: () => Promise<unknown>;
  done: string;
  failed: string;
}

/** A button that acts after a question, says when it is done, and above itself what failed. */
export function ConfirmedAction({ label, question, act, done, failed, ...button }: Props) {
  const [asking, setAsking] = useState(false);
  const { send, busy, failure } = useSubmit();
  const confirm = async () => {
    await send(async () => {
      await act();
      notify.success(done);
    });
    setAsking(false);
  };
  return (
    <div className={styles['action']}>
      {failure && <Failure pending={busy} title={failed} text={failure} />}
      <Button {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        {...question}
        open={asking}
        busy={busy}
        confirmLabel={label}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
