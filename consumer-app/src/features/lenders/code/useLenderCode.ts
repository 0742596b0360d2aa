import { confirmByCode, sendLenderCode } from '@marketplace/shared/api';
import { singleFlight } from '../../../browser';
import { useConfirmationCode } from '../../../otp';
import { api } from '../../../session';
import type { OwnLender } from '../useOwnLender';

interface CodeParams {
  id: string;
  lender: string;
}

const requestCode = singleFlight((params: CodeParams) =>
  api.call(sendLenderCode, { params, body: {} }),
);
const confirmCode = singleFlight(({ otp, ...params }: CodeParams & { otp: string }) =>
  api.call(confirmByCode, { params, body: { otp } }),
);

interface Options {
  /** The code sent last; null if none was. */
  sent: OwnLender['code'];
  onChanged: () => void;
}

/** Requests a lender's code and confirms an application with it. */
export const useLenderCode = (lender: string, options: Options) =>
  useConfirmationCode({
    ...options,
    name: `code of ${lender}`,
    request: (id) => requestCode({ id, lender }),
    confirm: (id, otp) => confirmCode({ id, lender, otp }),
  });
