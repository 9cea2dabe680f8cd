-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.email_log(view text DEFAULT 'all'::text, kind text DEFAULT NULL::text, address text DEFAULT NULL::text, after_created timestamp with time zone DEFAULT NULL::timestamp with time zone, after_id uuid DEFAULT NULL::uuid, up_to integer DEFAULT 25)
 RETURNS TABLE(id uuid, message text, address_start text, state public.email_state, problem public.email_problem, attempts integer, created_at timestamp with time zone, resend public.resend_outcome)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.email_log($1, $2, $3, $4, $5, $6); end$function$;
grant execute on function public.email_log(view text, kind text, address text, after_created timestamp with time zone, after_id uuid, up_to integer) to authenticated;
