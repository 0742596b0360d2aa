import { askForInsurance } from '@marketplace/shared/api';
import type { User } from '@marketplace/shared/schema';
import { message, mobile, validate } from '@marketplace/shared/schema';
import { Button, Checkbox, ErrorSummary, RadioGroup, TextField } from '@marketplace/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../common/api';
import { Failure } from '../../common/form/Failure';
import { useOptionLists } from '../../common/form/useOptionLists';
import { useSending } from '../../common/form/useSending';
import { useSharedTexts, useTexts } from '../../common/i18n';
import { remember, remembered } from '../../common/tabMemory';
import styles from './insurance.module.css';
import { insuranceTexts } from './texts';

/** The request stays in the tab through a reload until it is sent. */
const MEMORY = 'insurance cover';

/** Which cover, which number, and the consent to be called. */
export function InsuranceForm({ user }: { user: User }) {
  const text = useTexts(insuranceTexts);
  const shared = useSharedTexts();
  const navigate = useNavigate();
  const options = useOptionLists();
  const [cover, setCover] = useState(() => remembered(MEMORY) ?? '');
  const [number, setNumber] = useState(user.mobile_phone_number);
  const [agreed, setAgreed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { send, busy, failure } = useSending((fields) => {
    setRefused(fields);
    setAttempt((count) => count + 1);
  });

  const plain = number.replaceAll(/[\s-]/g, '');
  const checked = validate(mobile(), plain);
  const wrongNumber = checked.ok ? undefined : (checked.errors[''] ?? message('validation.mobile'));
  const faults = {
    cover: refused['cover'] ?? (cover ? undefined : text('cover_missing')),
    mobile_phone_number:
      refused['mobile_phone_number'] ??
      (plain === ''
        ? text('number_missing')
        : wrongNumber && shared(wrongNumber.key, wrongNumber.params)),
    consent_call: agreed ? undefined : text('consent_missing'),
  };
  const listed = Object.entries(faults).flatMap(([field, said]) =>
    said ? [{ field, message: said }] : [],
  );
  const errorOf = (field: keyof typeof faults) =>
    attempt > 0 && faults[field] ? { error: faults[field] } : {};
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (listed.length > 0) return;
    void send(async () => {
      const body = { cover, mobile_phone_number: plain };
      const { redirect } = await api.call(askForInsurance, { params: { id: user.user_id }, body });
      remember(MEMORY, undefined);
      await navigate(`/user/${redirect}`);
    });
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <ErrorSummary faults={attempt > 0 ? listed : []} attempt={attempt} />
      <RadioGroup
        name="cover"
        label={text('cover')}
        value={cover}
        options={options('insuranceCover').map(({ id, label }) => ({
          value: id,
          label,
          hint: text(`covers.${id}`),
        }))}
        onChange={({ currentTarget }) => {
          setCover(currentTarget.value);
          remember(MEMORY, currentTarget.value);
          setRefused({});
        }}
        {...errorOf('cover')}
      />
      <div className={styles['number']}>
        <TextField
          name="mobile_phone_number"
          label={text('number')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          prefix="+91"
          value={number}
          onChange={({ currentTarget }) => {
            setNumber(currentTarget.value);
            setRefused({});
          }}
          {...errorOf('mobile_phone_number')}
        />
      </div>
      <Checkbox
        name="consent_call"
        label={text('consent')}
        hint={text('consent_hint')}
        checked={agreed}
        onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        {...errorOf('consent_call')}
      />
      {failure && (
        <Failure title={text('failed')} text={text('failed_text', { reason: failure })} />
      )}
      <div>
        <Button type="submit" busy={busy}>
          {text('send')}
        </Button>
      </div>
    </form>
  );
}
