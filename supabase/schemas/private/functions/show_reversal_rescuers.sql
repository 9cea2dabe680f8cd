-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.show_reversal_rescuers()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.reversal_rescuers as h (rescuer, amount)
    select t.rescuer, t.counted from private.rescuer_totals t
    left join public.reversal_rescuers s on s.rescuer = t.rescuer
    where t.counted - coalesce(s.amount, 0) > private.impact_step()
  on conflict (rescuer) do update set amount = excluded.amount
$function$;
grant execute on function private.show_reversal_rescuers() to function_owner;
