-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.queue_reconciliation(at timestamp with time zone DEFAULT now())
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  here timestamp := $1 at time zone (select s.giving_time_zone from public.site_settings s);
begin
  if extract(hour from here) < 2 then return 0; end if;
  perform private.enqueue_job('reconcile_payments', '{}', now(), 'reconcile payments ' || here::date);
  return 1;
end $function$;
alter function private.queue_reconciliation(at timestamp with time zone) owner to function_owner;
