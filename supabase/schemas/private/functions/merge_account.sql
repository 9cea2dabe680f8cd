-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.merge_account(code text, is_other_leaving boolean DEFAULT false)
 RETURNS public.merge_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  usable record;
  before jsonb;
  after jsonb;
begin
  select * into usable from private.find_merge(code);
  if usable.outcome <> 'usable' then return usable.outcome; end if;
  if not private.caller_is_proven() then return 'reauthenticate'; end if;
  perform private.lock_accounts(me, usable.from_person);
  before := private.movable_rows(usable.from_person);
  perform set_config('merge.id', usable.merge::text, true);
  perform private.move_everything(usable.from_person, me);
  perform set_config('merge.id', '', true);
  after := private.movable_rows(usable.from_person);
  update public.account_merges g set merged_at = now(), secret_hash = null, sent_to = null,
    undo_until = now() + interval '30 days',
    is_other_leaving = coalesce(merge_account.is_other_leaving, false), moved = (
      select jsonb_object_agg(key, value::integer - (after ->> key)::integer) from jsonb_each_text(before))
    where g.id = usable.merge;
  perform private.notify(me, 'account', 'accounts-merged', '{}', 'merged ' || usable.merge);
  perform private.notify(usable.from_person, 'account', 'account-merged-away', '{}',
    'merged away ' || usable.merge);
  if merge_account.is_other_leaving then
    perform private.schedule_erasure(usable.from_person, me, 'asked', now() + interval '7 days');
  end if;
  return 'merged';
end $function$;
alter function private.merge_account(code text, is_other_leaving boolean) owner to function_owner;
grant execute on function private.merge_account(code text, is_other_leaving boolean) to authenticated;
