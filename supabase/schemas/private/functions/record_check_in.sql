-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_check_in()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.undone_at is null then
    insert into private.impact_records as r (source, subject, state, amount)
      values ('check-ins', new.registration_id, private.state_of_date(new.date_id), new.people)
      on conflict (source, subject) do update set amount = excluded.amount where r.amount <> excluded.amount;
  else
    delete from private.impact_records r where r.source = 'check-ins' and r.subject = new.registration_id;
  end if;
  return null;
end $function$;
alter function private.record_check_in() owner to function_owner;
