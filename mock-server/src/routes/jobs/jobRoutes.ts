import { confirmClock } from '@marketplace/shared/api';
import { HttpError } from '../../httpError';
import { translate } from '../../messages/translate';
import { handle } from '../kit/handle';
import { confirmJump } from '../../data/jobClock';

export const jobRoutes = [
  handle(confirmClock, async ({ body, language }, { store }) => {
    const isConfirmed = await store.tx((writer) => confirmJump(writer, body.jumped_to));
    if (!isConfirmed) throw new HttpError(409, 'clock_moved');
    return { success: true, message: translate(language, 'clock_confirmed') };
  }),
];
