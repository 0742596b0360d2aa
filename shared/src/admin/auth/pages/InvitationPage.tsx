import { useCallback, useLayoutEffect, useMemo } from 'react';
import { acceptInvitation, type Client, readInvitation } from '../../../api';
import { getBrand, localizeBrand } from '../../../branding';
import { saveSession } from '../../../session';
import { Button, Spinner, useTranslate } from '../../../ui';
import { PasswordForm } from '../../features/account/PasswordForm';
import { applyBrand } from '../applyBrand';
import { LinkFailed } from './LinkFailed';
import { SignInCard } from './SignInCard';
import { SignInFrame, type SignInFrameProps } from './SignInFrame';
import { useLink } from './useLink';

/** `brand` is used until the server has answered whose invitation it is. */
export interface InvitationPageProps extends Omit<SignInFrameProps, 'area' | 'page' | 'children'> {
  /** The secret in the link. */
  token: string;
  client: Pick<Client, 'call'>;
  /** Leaves for the portal, or for its sign-in page. */
  leave: (to: 'portal' | 'signIn') => void;
}

/** Lets an invited user of a partner choose a password, and opens the portal. */
export function InvitationPage(props: InvitationPageProps) {
  const { token, client, leave } = props;
  const translate = useTranslate();
  const read = useCallback(
    (signal: AbortSignal) => client.call(readInvitation, { body: { token }, signal }),
    [client, token],
  );
  const { content: invitation, failure, retry } = useLink(read);
  const partner = invitation?.partner;
  const brand = useMemo(
    () => (partner ? getBrand(partner.name, partner.brand) : props.brand),
    [partner, props.brand],
  );
  useLayoutEffect(() => applyBrand(brand), [brand]);
  const accept = async (new_password: string) => {
    const answer = await client.call(acceptInvitation, { body: { token, new_password } });
    saveSession('partner', {
      token: answer.token,
      partnerId: answer.partner_id,
      mustSetSecondFactor: answer.must_set_second_factor,
    });
    leave('portal');
  };
  return (
    <SignInFrame
      {...props}
      area="partner"
      brand={localizeBrand(brand, props.language)}
      page={translate('sign_in.invitation.page')}
    >
      {!invitation && !failure && <Spinner page label={translate('sign_in.invitation.loading')} />}
      {failure && (
        <LinkFailed title={translate('sign_in.invitation.failed')} failure={failure} retry={retry}>
          <Button variant="ghost" onClick={() => leave('signIn')}>
            {translate('sign_in.invitation.to_sign_in')}
          </Button>
        </LinkFailed>
      )}
      {invitation && (
        <SignInCard
          area="partner"
          heading={translate('sign_in.invitation.heading', { partner: invitation.partner.title })}
        >
          <p>
            {translate('sign_in.invitation.text', {
              name: invitation.name,
              email: invitation.email,
            })}
          </p>
          <PasswordForm submit={({ new_password }) => accept(new_password)} />
        </SignInCard>
      )}
    </SignInFrame>
  );
}
