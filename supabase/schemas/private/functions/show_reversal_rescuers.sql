-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.show_reversal_rescuers()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  step constant integer := private.impact_step();
begin
  insert into public.reversal_rescuers as h (rescuer, amount)
    select t.rescuer, t.counted from private.rescuer_totals t
    left join public.reversal_rescuers s on s.rescuer = t.rescuer
    where t.counted - coalesce(s.amount, 0) > step
  on conflict (rescuer) do update set amount = excluded.amount;
  delete from public.reversal_rescuers h using private.rescuer_totals t
    where t.rescuer = h.rescuer and h.amount > t.counted and t.counted / step * step <= step;
  update public.reversal_rescuers h set amount = t.counted / step * step from private.rescuer_totals t
    where t.rescuer = h.rescuer and h.amount > t.counted;
end $function$;
grant execute on function private.show_reversal_rescuers() to function_owner;
