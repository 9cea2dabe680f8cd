-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.schedule_erasure(subject uuid, asked_by uuid, cause text, due timestamp with time zone)
 RETURNS public.erasure_request_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  made uuid;
  on_day text := to_char(due at time zone 'UTC', 'FMMonth FMDD, YYYY');
begin
  insert into public.erasures (user_id, requested_by, reason, due_at) values (subject, asked_by, cause, due)
    on conflict (user_id) do nothing returning id into made;
  if made is null then return 'already-scheduled'; end if;
  perform private.enqueue_job('erase_person', jsonb_build_object('erasure', made, 'user_id', subject), due,
    'erasure ' || made);
  if due > now() then
    perform private.notify(subject, 'account', 'Your account will be deleted on ' || on_day,
      case cause
        when 'unguarded' then 'Your last guardian left some time ago, and 90 days after that we delete the accounts of people under 18. Link with a guardian until then, and yours stays. You can also take a copy of everything.'
        else 'Until then nothing is lost. If you did not want this, or think again, keep your account with one click.'
      end, private.keep_account_path(cause), private.keep_account_email(cause), 'erasure ' || made);
  end if;
  return 'scheduled';
end $function$;
grant execute on function private.schedule_erasure(subject uuid, asked_by uuid, cause text, due timestamp with time zone) to function_owner;
