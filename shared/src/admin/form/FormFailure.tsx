import Alert from '@mui/material/Alert';
import { useFormState } from 'react-hook-form';

/** Why a form could not be saved: `text`, or what the server says of fields that the form does not show. */
export function FormFailure({ text }: { text: string | undefined }) {
  const { errors } = useFormState();
  const hidden = Object.values(errors).flatMap((error) => {
    const isHidden = error?.type === 'server' && !('ref' in error && error.ref);
    return isHidden && typeof error.message === 'string' ? [error.message] : [];
  });
  const said = [text ?? '', ...hidden].join(' ').trim();
  return said && <Alert severity="error">{said}</Alert>;
}
