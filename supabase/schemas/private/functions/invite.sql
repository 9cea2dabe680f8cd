-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.invite(from_side text, to_address text, relation text, OUT outcome public.invite_outcome, OUT code text)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  target text := lower(nullif(trim(to_address), ''));
begin
  perform private.lock_caller();
  outcome := case
    when from_side = 'learner' and not private.is_minor(me) then 'not-learner'
    when from_side = 'guardian' and not private.is_confirmed_adult(me) then 'not-adult'
    when from_side = 'guardian' and target is null then 'invalid'
    when from_side = 'guardian' and coalesce(relation not in ('parent', 'legal-guardian', 'foster-parent'), true)
      then 'invalid'
    when target is not null and not private.is_email_address(target) then 'invalid'
    when target = (select lower(m.address) from private.confirmed_emails m where m.user_id = me) then 'own-address'
    when (select count(*) from public.guardianships g where g.ended_at is null and g.guardian_id = me) >= 6
      then 'guardian-full'
    when (select count(*) from public.guardianships g where g.ended_at is null and g.learner_id = me) >= 4
      then 'learner-full'
    when (select count(*) from public.guardian_invitations i
      where i.made_by = me and i.created_at > now() - interval '1 day') >= 10 then 'too-many'
  end;
  if outcome is not null then return; end if;
  -- A new code replaces the previous one for the same address.
  update public.guardian_invitations i set withdrawn_at = now()
    where i.made_by = me and i.address is not distinct from target and i.used_at is null and i.withdrawn_at is null;
  outcome := 'created';
  code := private.new_code();
  insert into public.guardian_invitations (made_by, side, relation, address, secret_hash)
    values (me, from_side, relation, target, private.code_hash(code));
  if target is null then return; end if;
  if (select count(*) from public.guardian_invitations i
    where i.address = target and i.created_at > now() - interval '1 day') <= 3 then
    perform private.queue_email(case from_side when 'learner' then 'guardian-invitation' else 'learner-invitation' end,
      target, jsonb_build_object('name', private.email_name_of(me), 'code', code));
  end if;
  -- An emailed code is not returned: using it proves who owns the address.
  code := null;
end $function$;
alter function private.invite(from_side text, to_address text, relation text, OUT outcome public.invite_outcome, OUT code text) owner to function_owner;
grant execute on function private.invite(from_side text, to_address text, relation text, OUT outcome public.invite_outcome, OUT code text) to authenticated;
