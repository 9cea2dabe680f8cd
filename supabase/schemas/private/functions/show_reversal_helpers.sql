-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.show_reversal_helpers()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.reversal_helpers as h (helper, amount)
    select t.helper, t.counted from private.helper_totals t
    left join public.reversal_helpers s on s.helper = t.helper
    where t.counted - coalesce(s.amount, 0) > private.impact_step()
  on conflict (helper) do update set amount = excluded.amount
$function$;
grant execute on function private.show_reversal_helpers() to function_owner;
